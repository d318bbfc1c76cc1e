export { slugOf } from '@/lib/kernel/slug';

import type { Form } from '@/lib/contract/form';
import { cellarStep } from './steps/cellar';

export const form: Form = { steps: [cellarStep], course: [{ question: 'name', minutes: 5 }] };

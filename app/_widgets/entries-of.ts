import { type Entry, isEntry, type Json } from '@/lib/kernel/json';

export const entriesOf = (list: Json | undefined): readonly Entry[] =>
  Array.isArray(list) ? list.filter(isEntry) : [];

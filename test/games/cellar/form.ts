import type { Form } from '@/lib/contract/form';
import { cellarStep } from './steps/cellar';
import { floorStep } from './steps/floor';

export const form: Form = { steps: [cellarStep, floorStep], course: [{ question: 'name', inShort: true }] };

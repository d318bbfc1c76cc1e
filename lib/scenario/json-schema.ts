import { z } from 'zod';
import type { System } from '@/lib/contract/authored';
import { cover } from './cover';
import { FORMAT, FORMAT_VERSION, schemaAddress } from './envelope';

/** The published JSON Schema (draft 2020-12) of a game's scenarios. */
export function buildJsonSchema(system: System): Record<string, unknown> {
  const envelope = z.strictObject({
    $schema: z
      .string()
      .max(300)
      .meta({ title: 'Schema', description: 'Where this schema is published.', examples: [schemaAddress(system)] }),
    format: z.literal(FORMAT).meta({ title: 'Format', description: 'Says that this is a Trapdoor scenario.' }),
    formatVersion: z
      .literal(FORMAT_VERSION)
      .meta({ title: 'Format version', description: 'Version of the file’s outer structure.' }),
    system: z.literal(system.id).meta({ title: 'Game', description: 'Which game the scenario is for.' }),
    systemVersion: z
      .literal(system.version)
      .meta({ title: 'Game version', description: 'Version of the game’s body.' }),
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .meta({
        title: 'Id',
        description: 'Identifies this scenario, copies included.',
        examples: ['8f2k1m9q3v7x5z0a4c6e2g8h1j'],
      }),
    ...cover.shape,
    body: system.schema,
  });
  const { $schema, ...schema } = z.toJSONSchema(envelope, { target: 'draft-2020-12', io: 'input' });
  return { $schema, $id: schemaAddress(system), title: `${system.title} scenario`, ...schema };
}

import { join } from 'node:path'
import { restHosts } from '@clubhouse/schemas/rest-hosts.ts'
import { filesIn } from '@clubhouse/schemas/source'
import type { Unit } from './engine/unit.ts'
import { restOutputs } from './rest/rest-outputs.ts'

/** What every unit's text depends on, beside its own sources: what is installed, and how schemas are read. */
const common = [
  'node_modules/.package-lock.json',
  'codegen/src/units.ts',
  'codegen/src/generated-file.ts',
  'codegen/src/schema-problems.ts',
  'schemas/load-document.ts',
  'schemas/locate-json.ts',
  'schemas/rest-hosts.ts',
  'schemas/schema-error.ts',
  'schemas/schema-file.ts',
  'schemas/source.ts',
]

const schemasIn = (root: string) => filesIn(join(root, 'schemas'))

/** The six concepts. A generator is imported only when its unit is to be made; the ones that take longest come first. */
export const units: readonly Unit[] = [
  {
    name: 'graphql',
    schemas: ['schemas/graphql'],
    sources: [...common, 'codegen/src/graphql'],
    folders: ['packages/graphql-client/src/generated', 'apps/sandbox/src/generated'],
    generate: async (root) => (await import('./graphql/graphql.ts')).generateGraphql(join(root, 'schemas')),
  },
  ...restOutputs.flatMap((output) =>
    restHosts.map((host): Unit => ({
      name: `rest ${host} ${output}`,
      schemas: [`schemas/rest/${host}.openapi.yaml`, `schemas/rest/${host}`, 'schemas/rest/shared.yaml'],
      sources: [...common, 'codegen/src/rest'],
      folders: ['packages/rest-client/src/generated', 'apps/sandbox/src/generated'],
      generate: async (root) => (await import('./rest/rest.ts')).generateRest(host, output, root),
    })),
  ),
  {
    name: 'content',
    schemas: ['schemas/content'],
    sources: [...common, 'codegen/src/content'],
    folders: ['packages/content-client/src/generated', 'apps/web/src/domain/content/blocks/generated'],
    generate: async (root) => (await import('./content/content.ts')).generateContent(schemasIn(root)),
  },
  {
    name: 'bridge',
    schemas: ['schemas/bridge'],
    sources: [...common, 'codegen/src/json-schema', 'codegen/src/bridge'],
    folders: ['packages/native-bridge/src/generated'],
    generate: async (root) => (await import('./bridge/bridge.ts')).generateBridge(schemasIn(root)),
  },
  {
    name: 'events',
    schemas: ['schemas/events'],
    sources: [...common, 'codegen/src/json-schema', 'codegen/src/events'],
    folders: ['packages/event-client/src/generated'],
    generate: async (root) => (await import('./events/events.ts')).generateEvents(schemasIn(root)),
  },
  {
    name: 'flags',
    schemas: ['schemas/flags'],
    sources: [...common, 'codegen/src/json-schema', 'codegen/src/flags'],
    folders: ['apps/web/src/platform/flags/generated', 'apps/sandbox/src/generated'],
    generate: async (root) => (await import('./flags/flags.ts')).generateFlags(schemasIn(root)),
  },
]

import { fileURLToPath } from 'node:url'
import { filesIn } from '@clubhouse/schemas/source'
import { type ContractPart, contractParts } from '../contract-parts.ts'
import { readUsage } from '../usage/usage.ts'
import { findingOf } from './check-requirements.ts'
import type { Check, Finding } from './finding.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const awaitingFile = 'awaiting-use.json'

/** What the app does not call yet, by the area of the requirements that will. */
interface AwaitingUse {
  awaiting: Readonly<Record<string, readonly string[]>>
}

/** Everything that the contract offers is used by the app, or stands in the list of what is due. */
export function checkUsage(): Check {
  return {
    name: 'Used by the app',
    async run() {
      const usage = await readUsage(root)
      const { awaiting } = JSON.parse(filesIn().read(awaitingFile)) as AwaitingUse
      const awaited = new Set(Object.values(awaiting).flat())
      const parts = contractParts()
      const used = usedParts(parts, ({ concept, wireName }) => usage.of({ concept, name: wireName }).files.length > 0)
      return {
        looked: parts.length,
        findings: judgeUsage(parts, awaited, used),
      }
    },
  }
}

/** Unused and not awaited, awaited though used, awaited though unknown. */
export function judgeUsage(
  parts: readonly ContractPart[],
  awaited: ReadonlySet<string>,
  used: ReadonlySet<ContractPart>,
): Finding[] {
  const names = new Set(parts.map(({ name }) => name))
  const place = `schemas/${awaitingFile}`
  return [
    ...parts.flatMap((part) => {
      if (used.has(part))
        return awaited.has(part.name)
          ? [{ subject: part.name, message: 'is used now: take it off the list', place }]
          : []
      return awaited.has(part.name) ? [] : [findingOf(part, 'is used by nobody')]
    }),
    ...[...awaited]
      .filter((name) => !names.has(name))
      .map((name) => ({ subject: name, message: 'is in no schema: take it off the list', place })),
  ]
}

/** What is used itself, and what comes along with it. */
export function usedParts(
  parts: readonly ContractPart[],
  isUsed: (part: ContractPart) => boolean,
): ReadonlySet<ContractPart> {
  const used = new Set(parts.filter(isUsed))
  for (const part of used) {
    for (const name of part.brings ?? []) {
      const brought = parts.find((each) => each.concept === part.concept && each.name === name)
      if (brought !== undefined) used.add(brought)
    }
  }
  return used
}

/** Every operation of a server is answered by the sandbox. */
export function checkHandlers(): Check {
  return {
    name: 'Sandbox handlers',
    async run() {
      const usage = await readUsage(root)
      const operations = contractParts().filter(({ concept }) => concept === 'rest' || concept === 'graphql')
      const without = operations.filter(({ concept, name }) => {
        // The sandbox resolves the field that a GraphQL operation asks for.
        const answered = concept === 'graphql' ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
        return usage.of({ concept, name: answered }).handlers.length === 0
      })
      return {
        looked: operations.length,
        findings: without.map((part) => findingOf(part, 'has no handler in the sandbox')),
      }
    },
  }
}

import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import { expect, test } from 'vitest'
import { handlersName, renderHandlers } from '../src/rest/handlers.ts'

const operation = (tag: string, operationId: string): OpenApiDocument => ({ operationId, tags: [tag] })

test('the sandbox gets one type per tag and one for the host', () => {
  const document: OpenApiDocument = {
    tags: [{ name: 'profile', description: 'Who the member is.' }],
    paths: {
      '/profiles': { get: operation('profile', 'getProfile'), patch: operation('profile', 'updateProfile') },
      '/groups': { get: operation('reward-groups', 'listRewardGroups') },
    },
  }
  expect(renderHandlers('club', document)).toBe(
    `// Generated from schemas/rest/club.openapi.yaml by \`npm run codegen\`. Do not edit.

import type { operations } from '@clubhouse/rest-client/club.types'
import type { Handlers } from '../rest/handler-types.ts'

/** Who the member is. */
export type ProfileHandlers = Pick<Handlers<operations>, 'getProfile' | 'updateProfile'>

/** reward-groups */
export type RewardGroupsHandlers = Pick<Handlers<operations>, 'listRewardGroups'>

/** One handler for each operation of this host. */
export type ClubHandlers = Handlers<operations>
`,
  )
})

test('a long list is written one a line', () => {
  const ids = ['listEarnRewards', 'listPublicEarnRewards', 'listSpendRewards', 'listPublicSpendRewards']
  const paths = Object.fromEntries(ids.map((id) => [`/${id}`, { get: operation('rewards', id) }]))
  expect(renderHandlers('club', { paths })).toContain(`export type RewardsHandlers = Pick<Handlers<operations>,
  | 'listEarnRewards'
  | 'listPublicEarnRewards'
  | 'listSpendRewards'
  | 'listPublicSpendRewards'>
`)
})

test.each([
  ['club', 'ClubHandlers'],
  ['reward-groups', 'RewardGroupsHandlers'],
  ['linked_accounts', 'LinkedAccountsHandlers'],
  ['Partner codes', 'PartnerCodesHandlers'],
])('the handlers of %s are %s', (tag, name) => {
  expect(handlersName(tag)).toBe(name)
})

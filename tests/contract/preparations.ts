import type { Json, JsonObject } from '@clubhouse/schemas/load-document'
import { airlineIdToken, pay, rewardsCode } from '@clubhouse/test-kit/partners'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { contractOperations } from './operations.ts'
import { exampleRequestsOf } from './requests.ts'
import { type ContractRequest, send } from './send.ts'

/** Who calls, and what the call needs beyond what the document shows. */
export interface Preparation {
  /** The sample member to copy; `gb.member` unless said. */
  sample?: string
  /** Points for who has too few for the example. */
  points?: number
  /** Brings about what the example presumes, and answers what it cannot know: ids and tokens, mostly. */
  prepare?: (context: PreparationContext) => Partial<ContractRequest> | Promise<Partial<ContractRequest>>
}

export interface PreparationContext {
  control: SandboxControl
  headers: Readonly<Record<string, string>>
  /** What the document shows, with the member's own id where one is wanted. */
  example: ContractRequest
}

/**
 * Operations whose examples presume something. All others are called as their documents show it, so that a new operation
 * is covered without being named.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  // An address belongs to one member at a time.
  changeEmail: {
    prepare: ({ example }) => ({ body: withField(example, 'email', `${crypto.randomUUID()}@kestrel.test`) }),
  },
  linkAccount: {
    prepare: async ({ control, example }) => ({ body: withField(example, 'idToken', await airlineIdToken(control)) }),
  },
  connectPartner: {
    prepare: async ({ control, example }) => ({
      body: withField(example, 'partnerUserIdToken', await airlineIdToken(control)),
    }),
  },
  connectPartnerByCode: {
    sample: 'us.member',
    prepare: async ({ control }) => ({ body: { ...(await rewardsCode(control)) } }),
  },
  // A member who has what is read.
  listLinkedAccounts: { sample: 'gb.flyer' },
  getPartnerBalance: { sample: 'us.transfer' },
  listSubscriptions: { sample: 'gb.subscriber' },
  // Only a favourite can be removed so that it shows.
  removeFavourite: {
    prepare: async (context) => {
      const { userId, rewardType, rewardId } = context.example.parameters
      const body = { type: rewardType ?? null, id: rewardId ?? null }
      await answerOf('addFavourite', context, { parameters: { userId }, body })
      return {}
    },
  },
  transferPartnerPoints: { sample: 'us.transfer' },
  getCardMember: { sample: 'us.cardholder' },
  placeVoyageOrder: { points: 100_000 },
  getSubmission: {
    prepare: async (context) => {
      const idempotencyKey = crypto.randomUUID()
      const parameters = { 'Idempotency-Key': idempotencyKey }
      await answerOf('redeemPromotion', context, { parameters, body: { tokenId: 'WELCOME500' } })
      return { parameters: { idempotencyKey } }
    },
  },
  createSubscription: {
    prepare: async (context) => {
      const session = await answerOf('createCheckoutSession', context)
      await pay(context.control, String(session['clientSecret']))
      return { body: withField(context.example, 'checkoutSessionId', session['sessionId'] ?? null) }
    },
  },
  updateSubscription: {
    sample: 'gb.subscriber',
    prepare: async (context) => {
      const { subscriptions } = await answerOf('listSubscriptions', context)
      const [{ id = null } = {}] = subscriptions as JsonObject[]
      const parameters = { subscriptionId: id }
      // Only what was cancelled can be restarted.
      if ((context.example.body as JsonObject)['status'] === 'ACTIVE')
        await answerOf('updateSubscription', context, {
          parameters,
          body: { status: 'CANCELED', reasonText: 'No time' },
        })
      return { parameters }
    },
  },
}

/** Parameters that name the member who calls. */
export function ownIds({ memberId }: TestMember): Record<string, Json> {
  return { userId: memberId, redUserId: memberId }
}

function withField({ body }: ContractRequest, name: string, value: Json): Json {
  return { ...(body as JsonObject), [name]: value }
}

/** Calls another operation first, by its own example unless told otherwise. */
async function answerOf(
  id: string,
  { control, headers }: PreparationContext,
  request?: ContractRequest,
): Promise<JsonObject> {
  const operation = contractOperations.find((each) => each.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}`)
  const [example = { parameters: {} }] = exampleRequestsOf(operation).values()
  const reply = await send(operation, request ?? example, { origin: control.origin, headers })
  if (reply.status >= 300) throw new Error(`${id} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body as JsonObject
}

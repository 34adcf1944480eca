import type { Side, Verdict } from '../change.ts'

/**
 * What a change to a message of the bridge or to an event of the tracking plan means. A shell that is installed and a
 * report that is set up hold to the old schema, so that what they read or send must not change under them.
 */
export const messageRules = {
  'sent-message-added': ['request', 'risky', 'A shell that is installed does not know it: wait for no answer.'],
  'sent-message-removed': ['request', 'breaking', 'The shell is not told any more, and its function is gone.'],
  'received-message-added': ['answer', 'safe', 'The app may listen to it; until then it passes unheard.'],
  'received-message-removed': ['answer', 'breaking', 'What listens to it never hears it, and its type is gone.'],
  'answers-changed': ['answer', 'breaking', 'Whoever waits for the answer waits for another message.'],
  'event-added': ['request', 'safe', 'There is a new function to call.'],
  'event-removed': ['request', 'breaking', 'Its function is gone, and reports that count it end.'],
  'destination-changed': ['request', 'breaking', 'Reports that count it find it at another place.'],
  'consent-changed': ['request', 'risky', 'It is counted for other people than before.'],
  'personal-data-changed': ['request', 'risky', 'Privacy has to be looked at again.'],
} as const satisfies Record<string, readonly [Side, ...Verdict]>

export type MessageRule = keyof typeof messageRules

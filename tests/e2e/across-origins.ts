/**
 * The journeys that are walked in a club whose services have hosts of their own: the file of each, and how its title
 * begins. What goes from one origin to another stands here: calls, images, logins and renewals in a frame and without
 * one, tokens that are revoked, a step-up, partners, the card form, the native shell, what content embeds, events of a page
 * that is left, the referral widget, connections that are opened ahead, control of the sandbox.
 */
export const journeysAcrossOrigins = [
  ['e2e/journey/visitor.e2e.ts', 'a visitor sees what the club is about'],
  ['e2e/journey/visitor.e2e.ts', 'a visitor looks through the rewards'],
  ['e2e/journey/visitor.e2e.ts', 'a visitor reads about a reward'],
  ['e2e/session.e2e.ts', 'a reload keeps the member signed in'],
  ['e2e/session-time.e2e.ts', 'five minutes before the end a member is told'],
  ['e2e/journey/redemption.e2e.ts', 'a member redeems a reward for a voucher'],
  ['e2e/checkout.e2e.ts', 'is ordered, after a code, once'],
  ['e2e/linking.e2e.ts', 'a member links the airline by keyboard'],
  ['e2e/linking.e2e.ts', 'a member unlinks the rewards partner'],
  ['e2e/linking.e2e.ts', 'a visitor follows the airline’s link, logs in'],
  ['e2e/flight-results.e2e.ts', 'a member pays for a round trip at the airline'],
  ['e2e/credit-card.e2e.ts', 'a visitor whom a partner sent logs in on the way'],
  ['e2e/subscription-payment.e2e.ts', 'a member logs in, pays, and is a subscriber once'],
  ['e2e/native-app.e2e.ts', 'a competition is opened by the shell at once'],
  ['e2e/native-app.e2e.ts', 'the app goes on with an order that was placed'],
  ['e2e/content.e2e.ts', 'a form in a frame'],
  ['e2e/content.e2e.ts', 'a post of another site comes with consent'],
  ['e2e/referral.e2e.ts', 'a member copies their share link'],
  ['e2e/host.e2e.ts', 'a page has connections opened to the other hosts'],
  ['e2e/session-tabs.e2e.ts', 'a token that was revoked elsewhere'],
  ['e2e/session-tabs.e2e.ts', 'tokens that were all revoked elsewhere'],
  ['e2e/developer-tools.e2e.ts', 'make a member, sign in as them'],
] as const

import { expect, test } from 'vitest'
import { parseConfig } from './parse-config.ts'

const at = 'https://club.example'
const good = {
  environment: 'production',
  productName: 'Kestrel',
  clubName: 'Kestrel Red',
  theme: 'kestrel-red',
  origin: at,
  hosts: { club: at, discovery: at, b2c: at, referral: at, flights: at, content: at, images: at },
  identity: { authority: at, clientId: 'web' },
  content: { space: 's', environment: 'e', token: 't' },
  featuresProject: 'web',
  payments: { script: `${at}/v3/`, publishableKey: 'pk_live_51' },
  services: { analytics: at },
  referralWidget: `${at}/widget.js`,
  links: {
    appStore: `${at}/ios`,
    playStore: `${at}/android`,
    help: `${at}/help`,
    groupSite: at,
    buyPoints: `${at}/buy`,
    giftPoints: `${at}/gift`,
    transferPoints: `${at}/transfer`,
    flightCheckout: `${at}/checkout`,
    accountSettings: `${at}/identity/settings`,
    deleteAccount: `${at}/delete-account`,
    creditCardPartner: `${at}/card`,
    cardApplication: `${at}/card/apply`,
  },
}

test('a complete configuration is taken as it is, with every address outside the app [RTE-44] [CST-13.b]', () => {
  expect(parseConfig(good)).toEqual(good)
})

test.each<[string, unknown, RegExp]>([
  ['is not an object', 'config', /config\.json/],
  ['lacks a host', { ...good, hosts: { ...good.hosts, club: undefined } }, /hosts\.club/],
  ['has a script for a link', { ...good, links: { ...good.links, help: 'javascript:alert(1)' } }, /links\.help/],
  ['has no referral widget ', { ...good, referralWidget: undefined }, /referralWidget/],
  [
    'has data for the script of the referral widget ',
    { ...good, referralWidget: 'data:text/javascript,1' },
    /referralWidget/,
  ],
  ['has no address for the app store', { ...good, links: { ...good.links, appStore: undefined } }, /links\.appStore/],
  [
    'has no page for the member’s details',
    { ...good, links: { ...good.links, accountSettings: undefined } },
    /links\.accountSettings/,
  ],
  ['cannot delete an account', { ...good, links: { ...good.links, deleteAccount: '' } }, /links\.deleteAccount/],
  [
    'has a wrong one for the card',
    { ...good, links: { ...good.links, creditCardPartner: 'card' } },
    /creditCardPartner/,
  ],
  [
    'names the payment provider’s script without its site',
    { ...good, payments: { ...good.payments, script: '/v3/' } },
    /payments\.script/,
  ],
  [
    'has a secret key for the publishable one',
    { ...good, payments: { ...good.payments, publishableKey: 'sk_live_51' } },
    /payments\.publishableKey/,
  ],
  ['has no client id', { ...good, identity: { authority: at, clientId: '' } }, /identity\.clientId/],
])('a configuration that %s is refused, by the name of the field [GAP-27]', (_what, config, field) => {
  expect(() => parseConfig(config)).toThrow(field)
})

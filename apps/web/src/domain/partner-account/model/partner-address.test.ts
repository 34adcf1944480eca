import { expect, test } from 'vitest'
import { partnerSignInAddress, unlinkAddress } from './partner-address.ts'

const config = { authorizeUrl: 'https://airline.test/authorize?tenant=1', clientId: 'clubhouse' }
const signIn = {
  answers: 'id_token',
  scope: 'openid',
  redirectUri: 'https://club.test/kestrel-red/partner-login-success/',
  state: 's',
  nonce: 'n',
} as const

test('a sign-in asks for the password, with state and nonce [LNK-16]', () => {
  const address = new URL(partnerSignInAddress(config, signIn))
  expect(address.origin + address.pathname).toBe('https://airline.test/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '1',
    client_id: 'clubhouse',
    response_type: 'id_token',
    scope: 'openid',
    redirect_uri: 'https://club.test/kestrel-red/partner-login-success/',
    prompt: 'login',
    state: 's',
    nonce: 'n',
  })
})

test('an auto-link tells the partner whose sign-in it is, and nothing else of the query gets through [LNK-13] [LNK-14]', () => {
  const hint = { connection: 'db&scope=everything', loginEmail: 'ada@airline.test' }
  const { searchParams } = new URL(partnerSignInAddress(config, { ...signIn, ...hint }))
  expect(searchParams.get('connection')).toBe('db&scope=everything')
  expect(searchParams.get('login_hint')).toBe('ada@airline.test')
  expect(searchParams.getAll('scope')).toEqual(['openid'])
})

test('unlinking carries action, partner, path and customer [LNK-22]', () => {
  const unlink = { partner: 'BILTREWARDS', redirectPath: '/en-us/account/link-accounts', partnerCustomerId: 'BW-1&x=2' }
  const address = new URL(unlinkAddress('https://rewards.test/callback', unlink))
  expect(Object.fromEntries(address.searchParams)).toEqual({ action: 'UNLINK', ...unlink })
})

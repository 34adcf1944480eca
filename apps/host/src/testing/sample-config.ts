/** Returns a configuration as a club has it, all on one origin but for the card payment provider. */
export function sampleConfig(origin = 'http://localhost:4000') {
  const address = (path: string) => `${origin}/${path}`
  return {
    environment: 'test',
    productName: 'Kestrel',
    clubName: 'Kestrel Red',
    origin,
    hosts: {
      club: address('api'),
      discovery: address('discovery'),
      b2c: address('b2c'),
      referral: address('referrals'),
      flights: address('flights/graphql'),
      content: address('content'),
      images: address('images'),
    },
    identity: { authority: address('identity'), clientId: 'clubhouse-web' },
    content: { space: 'clubhouse', environment: 'master', token: 'delivery-token' },
    embeds: { frames: ['https://www.youtube-nocookie.com'], scripts: [] },
    payments: {
      script: 'http://127.0.0.1:4000/payments/provider.js',
      frames: ['http://127.0.0.1:4000/payments/checkout/'],
      publishableKey: 'pk_test_club',
    },
    featuresProject: 'clubhouse-web',
    referralWidget: address('referral-partner/widget.js'),
    links: {},
  }
}

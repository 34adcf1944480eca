/**
 * `npm start`: sets up, builds and serves the whole club with its sandbox. `npm start -- --separate-origins` gives each of
 * its services a host of its own.
 */
import { parseArgs } from 'node:util'
import { build, startClub } from './lib/club.mjs'
import { serviceOrigins } from './lib/service-origins.mjs'
import { setUp } from './lib/setup.mjs'
import { main, PlainError } from './lib/steps.mjs'

const members = [
  ['gb.member@kestrel.test', 'GB, 24,650 points, vouchers, orders and favourites'],
  ['gb.low@kestrel.test', 'GB, 150 points'],
  ['gb.empty@kestrel.test', 'GB, 5,000 points and nothing else'],
  ['us.member@kestrel.test', 'US, 40,000 points'],
  ['world.member@kestrel.test', 'rest of the world, 8,000 points'],
]

await main(async () => {
  const { 'separate-origins': isSeparate } = readArguments()
  await setUp()
  await build()
  const club = await startClub({ env: isSeparate ? { SEPARATE_ORIGINS: 'true' } : {} })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void club.stop().then(() => process.exit(0)))
  const width = Math.max(...members.map(([email]) => email.length))
  console.log(`
  Clubhouse is up:  ${club.address}
    United States   ${club.address}en-us/
    Rest of world   ${club.address}world/
${isSeparate ? await servicesText(club) : ''}
  Sample members, all with the password Kestrel-Points-1:
${members.map(([email, state]) => `    ${email.padEnd(width)}  ${state}`).join('\n')}
  All of them are in apps/sandbox/README.md. Ctrl-C ends everything.
`)
  await club.ended
})

function readArguments() {
  try {
    return parseArgs({ options: { 'separate-origins': { type: 'boolean', default: false } } }).values
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) throw new PlainError(error.message)
    throw error
  }
}

async function servicesText(club) {
  const lines = (await serviceOrigins(club)).map(([name, origin]) => `    ${name.padEnd(14)}  ${origin}`)
  return `
  Its services, for browsers, which find names below localhost by themselves:
${lines.join('\n')}
`
}

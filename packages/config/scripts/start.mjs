/**
 * `npm start`: sets up, builds and serves the whole club with its sandbox. `npm start -- --separate-origins` gives each of
 * its services a host of its own, and `npm start -- --club lark` serves another of the sample clubs.
 */
import { parseArgs } from 'node:util'
import { build, mainClub, readSampleData, startClub } from './lib/club.mjs'
import { serviceOrigins } from './lib/service-origins.mjs'
import { setUp } from './lib/setup.mjs'
import { main, PlainError } from './lib/steps.mjs'

await main(async () => {
  const { 'separate-origins': isSeparate, club: name } = readArguments()
  const { name: title } = readSampleData(name, 'club.json')
  const { password, members: all } = readSampleData(name, 'members.json')
  await setUp()
  await build(name)
  const club = await startClub({ club: name, env: isSeparate ? { SEPARATE_ORIGINS: 'true' } : {} })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void club.stop().then(() => process.exit(0)))
  const members = all.filter(({ inShort }) => inShort)
  const width = Math.max(...members.map(({ email }) => email.length))
  console.log(`
  Clubhouse is up:  ${club.address}
    United States   ${club.address}en-us/
    Rest of world   ${club.address}world/
${isSeparate ? await servicesText(club) : ''}
  Sample members of ${title}, all with the password ${password}:
${members.map(({ email, inShort }) => `    ${email.padEnd(width)}  ${inShort}`).join('\n')}
  All of them are in apps/sandbox/sample-data/${name}/members.json. Ctrl-C ends everything.
`)
  await club.ended
})

function readArguments() {
  try {
    return parseArgs({
      options: {
        'separate-origins': { type: 'boolean', default: false },
        club: { type: 'string', default: mainClub },
      },
    }).values
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

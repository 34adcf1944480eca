/** `npm start`: sets up, builds and serves the whole club with its sandbox. */
import { build, startClub } from './lib/club.mjs'
import { setUp } from './lib/setup.mjs'
import { main } from './lib/steps.mjs'

const members = [
  ['gb.member@kestrel.test', 'GB, 24,650 points, vouchers, orders and favourites'],
  ['gb.low@kestrel.test', 'GB, 150 points'],
  ['gb.empty@kestrel.test', 'GB, 5,000 points and nothing else'],
  ['us.member@kestrel.test', 'US, 40,000 points'],
  ['world.member@kestrel.test', 'rest of the world, 8,000 points'],
]

await main(async () => {
  await setUp()
  await build()
  const club = await startClub()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void club.stop().then(() => process.exit(0)))
  const width = Math.max(...members.map(([email]) => email.length))
  console.log(`
  Clubhouse is up:  ${club.address}
    United States   ${club.address}en-us/
    Rest of world   ${club.address}world/

  Sample members, all with the password Kestrel-Points-1:
${members.map(([email, state]) => `    ${email.padEnd(width)}  ${state}`).join('\n')}
  All of them are in apps/sandbox/README.md. Ctrl-C ends everything.
`)
  await club.ended
})

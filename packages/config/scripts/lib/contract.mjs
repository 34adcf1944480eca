import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startClub } from './club.mjs'
import { freePort } from './free-port.mjs'
import { pinnedNode } from './setup.mjs'
import { PlainError, root, step } from './steps.mjs'

/**
 * Starts the club behind a proxy that holds every API call to the documents. Answers what `startClub` does, and
 * `verdict`, which tells how many calls there were and which of them broke the contract.
 */
export async function startClubUnderContract({ env = {} } = {}) {
  const [port, upstreamPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const proxy = spawn(
    pinnedNode,
    [join(root, 'tests/contract/proxy/main.ts'), String(port), `http://localhost:${upstreamPort}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  process.once('exit', () => proxy.kill())
  await step('Starting the validating proxy', () => isReady(proxy))
  const club = await startClub({ env: { ...env, PORT: String(upstreamPort), PUBLIC_ORIGIN: origin } })
  return {
    ...club,
    async verdict() {
      const answer = await fetch(`${origin}/_contract`)
      return await answer.json()
    },
    async stop() {
      await club.stop()
      proxy.kill()
    },
  }
}

/** What the proxy saw, as a sentence; throws with the broken calls when there are some, or when it saw none. */
export async function holdToContract(club) {
  const { calls, violations } = await club.verdict()
  if (calls === 0) throw new PlainError('The validating proxy saw no call: is it in front of the sandbox?')
  if (violations.length === 0) return `${calls} calls kept the contract.`
  const lines = violations.slice(0, 40).map(({ call, problems }) => `  ${call}\n    ${problems.join('\n    ')}`)
  throw new PlainError(`${violations.length} of ${calls} calls broke the contract:\n${lines.join('\n')}`)
}

function isReady(proxy) {
  return new Promise((resolve, reject) => {
    proxy.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready')) resolve()
    })
    proxy.once('close', () => reject(new PlainError('The validating proxy did not start.')))
  })
}

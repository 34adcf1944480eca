import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A failure whose message is all that the person needs to read. */
export class PlainError extends Error {}

/** A command that failed, with all it wrote. */
export class CommandError extends Error {
  constructor(command, output) {
    super(`${command} failed\n${output}`)
    this.output = output
  }
}

const patience = 2000

/** How many steps are under way: of those that run side by side, only the first reports how long it has been at it. */
let running = 0

/**
 * Runs one step. A step that takes more than two seconds says what it does, and how long it has been at it; a short one
 * says nothing.
 */
export async function step(title, work) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const isTerminal = process.stdout.isTTY
  let shown = false
  const isFirst = running++ === 0
  const show = () => {
    if (!isFirst) return
    if (isTerminal) process.stdout.write(`\r  ${title} … ${seconds()} s `)
    else if (!shown || seconds() % 20 < 2) process.stdout.write(`  ${title} … ${shown ? `${seconds()} s` : ''}\n`)
    shown = true
  }
  const timer = setInterval(show, patience)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    running--
    if (shown) process.stdout.write(`${isTerminal ? '\r' : ''}  ${title}: ${seconds()} s\n`)
  }
}

/** Runs a command to its end; rejects with what it wrote when it fails. */
export function run(command, args, { cwd = root, env = {}, inherit = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandError([command, ...args].join(' '), output))
    })
  })
}

/** Runs a script's main function: a PlainError is one sentence on stderr, any other error is shown whole. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}

import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PlainError, root, run, step } from './steps.mjs'

const oldestNode = [20, 19]
const stampFile = join(root, 'node_modules/.clubhouse-install')

/** The Node that the project runs on, which comes from npm with the rest. */
export const pinnedNode = join(root, 'node_modules/.bin/node')

/** Where npm puts the commands of the packages, and the pinned Node first. */
export const pathWithTools = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`

/** Makes the machine ready: checks its Node, and installs the packages when they are not what the lock file says. */
export async function setUp() {
  checkNode()
  checkWritable()
  const wanted = lockHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted && existsSync(pinnedNode)) return
  await step('Installing packages (about two minutes the first time)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' },
    }),
  )
  writeFileSync(stampFile, wanted)
}

/** Chromium without a window: all that a page sees, with a fifth less of a processor's time. Debian names package and file so. */
const headlessShell = 'chromium-headless-shell'

/**
 * Returns the path of the browser for tests: the one that is named, Debian's Chromium without a window, or another one that
 * is there. Installs Debian's where there is none, and where nobody has to be asked for it.
 */
export async function findChromium() {
  const named = [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH']].find(isThere)
  if (named !== undefined) return named
  const shell = `/usr/bin/${headlessShell}`
  const others = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const isRoot = process.getuid?.() === 0
  if (!isThere(shell) && (isRoot || !others.some(isThere))) await installBrowser(isRoot)
  const path = [shell, ...others].find(isThere)
  if (path === undefined) {
    throw new PlainError('The tests need Chromium, and it could not be installed: set CHROMIUM_PATH to one.')
  }
  return path
}

/** Installs Debian's; a failure is told, and matters only where there is no other browser. */
async function installBrowser(isRoot) {
  const apt = (...args) =>
    run(...commandOf([...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args]), {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    await step('Installing Chromium from Debian, for the tests', async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', headlessShell)
    })
  } catch (error) {
    console.log(error.message)
  }
}

function isThere(path) {
  return path !== undefined && path !== '' && existsSync(path)
}

function commandOf([command, ...args]) {
  return [command, args]
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new PlainError(`Clubhouse needs Node ${oldestNode.join('.')} or newer, and this is ${process.versions.node}.`)
  }
}

function checkWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new PlainError(
      `Clubhouse has no permission to write into ${root}, where it installs, builds and keeps its data.`,
    )
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform)
    .update(process.arch)
    .digest('hex')
}

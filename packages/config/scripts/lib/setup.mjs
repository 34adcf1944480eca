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

/** The browser for tests: the one that is there, or else Debian's. Answers its path. */
export async function findChromium() {
  const found = ['CHROMIUM_PATH', 'CHROME_PATH']
    .map((name) => process.env[name])
    .concat(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])
  const present = () => found.find((path) => path !== undefined && path !== '' && existsSync(path))
  if (present() === undefined) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args) =>
      run(...commandOf([...asRoot, 'apt-get', ...args]), { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    await step('Installing Chromium from Debian, for the tests', async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', 'chromium')
    }).catch((error) => {
      throw new PlainError(
        `The tests need Chromium, and it could not be installed: set CHROMIUM_PATH to one.\n${error.message}`,
      )
    })
  }
  const path = present()
  if (path === undefined) throw new PlainError('The tests need Chromium: set CHROMIUM_PATH to one.')
  return path
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

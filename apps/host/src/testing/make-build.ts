import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { HostArguments } from '../config/read-arguments.ts'
import { sampleConfig } from './sample-config.ts'

export const version = '9.8.7'
const stamp = { version, basePath: '/kestrel-red', id: '0123456789abcdef' }

export interface MadeBuild {
  folder: string
  given: HostArguments
  write: (name: string, content: string) => void
}

/** Writes a small build of the app and a configuration into a new folder; returns it with what a host is started with. */
export function makeBuild(change: Partial<HostArguments> = {}): MadeBuild {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  write('dist/.vite/build.json', JSON.stringify(stamp))
  write('dist-server/build.json', JSON.stringify(stamp))
  write('dist/index.html', '<!doctype html><style nonce="__CSP_NONCE__"></style><p>shell</p>')
  write('dist/assets/app-1a2b.js', 'console.log(1)')
  write('secret.txt', 'secret')
  write('dist/.env', 'secret')
  write('config.json', JSON.stringify(completeConfig()))
  const given: HostArguments = {
    dist: join(folder, 'dist'),
    config: join(folder, 'config.json'),
    port: 0,
    host: '127.0.0.1',
    cache: undefined,
    memoryBytes: 10_000_000,
    cacheBytes: 10_000_000,
    maxConnections: 1_000,
    renderer: join(import.meta.dirname, 'faulty-renderer.mjs'),
    check: false,
    ...change,
  }
  return { folder, given, write }
}

/** Returns a configuration with all that the app needs. */
export function completeConfig() {
  const at = 'https://club.example/x'
  const names = ['appStore', 'playStore', 'help', 'groupSite', 'buyPoints', 'giftPoints', 'transferPoints']
  const links = [...names, 'flightCheckout', 'accountSettings', 'deleteAccount'].map((name) => [name, at])
  return {
    ...sampleConfig('https://club.example'),
    payments: { script: 'https://pay.example/v3/', publishableKey: 'pk_test_club' },
    links: Object.fromEntries(links) as Record<string, string>,
  }
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSiteConfig } from './config/check-site-config.ts'
import { readArguments } from './config/read-arguments.ts'
import { limits } from './server/limits.ts'

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
const unit = read('club.service')
const proxy = read('nginx.conf')

function valueIn(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1]
  if (value === undefined) throw new Error(`Nothing matches ${pattern}`)
  return value
}

const started = readArguments(valueIn(unit, /^ExecStart=\S+ \S+ (.*)$/m).split(' '))

test('the service starts the host with options that it has, and lets it use the folder of its copies', () => {
  expect(started?.cache).toBe(`/var/cache/${valueIn(unit, /^CacheDirectory=(.*)$/m)}`)
  expect(started?.check).toBe(false)
})

test('the service starts Node with options that it has', () => {
  const NODE_OPTIONS = valueIn(unit, /^Environment=NODE_OPTIONS=(.*)$/m)
  expect(spawnSync(process.execPath, ['--eval', ''], { env: { NODE_OPTIONS } }).status).toBe(0)
})

test('the service may open a file for each connection, and has time to answer what is under way', () => {
  expect(Number(valueIn(unit, /^LimitNOFILE=(\d+)$/m))).toBeGreaterThan(started?.maxConnections ?? Infinity)
  expect(Number(valueIn(unit, /^TimeoutStopSec=(\d+)$/m)) * 1_000).toBeGreaterThan(limits.closingMs)
})

test('the proxy finds the host, and closes a kept connection before the host does', () => {
  expect(valueIn(proxy, /^ {2}server (\S+);$/m)).toBe(`${started?.host}:${started?.port}`)
  expect(Number(valueIn(proxy, /keepalive_timeout (\d+)s;/)) * 1_000).toBeLessThan(limits.keepAliveMs)
})

test('from outside only the publish call is there of what machines ask for, with all of an entry', () => {
  const locations = [...proxy.matchAll(/location (= )?(\S+) \{(.*?)\}/gs)].map(([, , path, rules]) => [
    path,
    rules?.includes('proxy_pass http://club_host;'),
  ])
  expect(locations).toEqual([
    ['/', true],
    ['/-/', false],
    ['/-/publish', true],
  ])
  expect(Number(valueIn(proxy, /client_max_body_size (\d+)m;/)) * 1024 * 1024).toBe(limits.publishBytes)
})

test('the configuration to begin with has all that the app needs', () => {
  expect(checkSiteConfig(JSON.parse(read('config.json')))).toMatchObject({ kind: 'right' })
})

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

const needed = ['--dist', 'dist/', '--config', 'config.json']

test('a host needs to know no more than what it serves', () => {
  expect(readArguments(needed)).toEqual({
    dist: resolve('dist'),
    config: resolve('config.json'),
    port: 8080,
    host: '127.0.0.1',
    cache: undefined,
    memoryBytes: 128 * 1024 * 1024,
    cacheBytes: 512 * 1024 * 1024,
    maxConnections: 10_000,
    renderer: undefined,
    check: false,
  })
  expect(readArguments(['--help'])).toBeUndefined()
})

test.each([
  [['--config', 'c.json'], 'Say which folder to serve: --dist FOLDER.'],
  [['--dist', 'd'], 'Say which configuration to use: --config FILE.'],
  [[...needed, '--prot', '80'], 'The host has no option --prot; --help lists those that it has.'],
  [[...needed, '--port'], 'The option --port is given without its value, or with one that it does not take.'],
  [[...needed, '--port', '80a'], '--port must be a whole number from 0 to 65535, but is "80a".'],
  [[...needed, '--port', '65536'], '--port must be a whole number from 0 to 65535, but is "65536".'],
  [[...needed, '--memory-mb', '0'], '--memory-mb must be a whole number from 1 to 65536, but is "0".'],
  [[...needed, 'extra'], expect.stringContaining('--help lists what the host takes.')],
])('%j is answered with: %s', (given, sentence) => {
  expect(() => readArguments(given)).toThrow(expect.objectContaining({ name: 'PlainError', message: sentence }))
})

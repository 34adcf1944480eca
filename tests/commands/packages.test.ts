import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The packages of the design card, by the names under which npm has them (DCD-08). */
const named = [
  'react',
  'react-dom',
  'react-router-dom',
  'openapi-typescript',
  'openapi-fetch',
  '@graphql-codegen/cli',
  'urql',
  '@tanstack/react-query',
  'valtio',
  'oidc-client-ts',
  'contentful',
  'cf-content-types-generator',
  '@stripe/react-stripe-js',
  '@vanilla-extract/css',
  'react-aria-components',
  'react-hook-form',
  'zod',
  'vitest',
  '@testing-library/react',
  '@playwright/test',
  'turbo',
]

/** The README's table of packages: name and place. */
const rows = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| ([@\w/-]+) \| [^|]+ \| `([^`]+)` \|$/gm),
].map(([, name = '', place = '']) => [name, place] as const)

test('the README says of each package that the club is built with where it is at work [DCD-08]', () => {
  expect(rows.map(([name]) => name)).toEqual(named)
})

test.each(rows)('%s is at work in %s [DCD-08]', (name, place) => {
  const sources = statSync(join(root, place)).isDirectory()
    ? globSync('**/*.{ts,tsx}', { cwd: join(root, place), exclude: ['**/*.test.*'] }).map((file) =>
        join(root, place, file),
      )
    : [join(root, place)]
  const isUsed = new RegExp(String.raw`(from |import\()'${name}[/']|node_modules/${name}/`)
  expect(sources.some((file) => isUsed.test(readFileSync(file, 'utf8')))).toBe(true)
})

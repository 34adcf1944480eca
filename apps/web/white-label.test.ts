import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { club } from './club.config.ts'

const root = import.meta.dirname

/** A colour of the content model has this name, whatever the club. */
const colourOfContent = /'Kestrel Red'/g

test('the source names no club: that is what club.config.ts is for', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$|^paraglide\/|\/testing\//.test(file))
    .map((file) => `src/${file}`)
  const others = ['vite.config.ts', 'index.html', 'first-view.ts', 'build.mjs', 'prerender.mjs']
  const named = [...files, ...others].filter((file) =>
    new RegExp(club.product, 'i').test(readFileSync(join(root, file), 'utf8').replaceAll(colourOfContent, '')),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(named).toEqual([])
})

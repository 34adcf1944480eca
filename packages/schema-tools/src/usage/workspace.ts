import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Module, readModule } from './read-module.ts'

/** The source files of the repository that may use the contract, read when they are asked for. */
export interface Workspace {
  root: string
  /** All files below a folder that match, from the repository's root. */
  list: (folder: string, matches: RegExp) => string[]
  has: (file: string) => boolean
  text: (file: string) => string
  module: (file: string) => Module
  /** Whether a word is a property or a text of a file: `Module.words`, without reading files that cannot have it. */
  hasWord: (file: string, word: string) => boolean
  /** The file that an import means; undefined for packages from outside and for what is not there. */
  resolve: (from: string, specifier: string) => string | undefined
}

const skipped = new Set(['node_modules', 'dist', 'dist-server', 'paraglide', '.turbo'])

export function openWorkspace(root: string): Workspace {
  const texts = new Map<string, string>()
  const modules = new Map<string, Module>()
  const resolved = new Map<string, string | undefined>()
  const packages = packagesOf(root)
  const text = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, known)
    return known
  }
  const module = (file: string) => {
    const known = modules.get(file) ?? readModule(file, text(file))
    modules.set(file, known)
    return known
  }
  return {
    root,
    text,
    has: (file) => existsSync(join(root, file)),
    hasWord: (file, word) => text(file).includes(word) && module(file).words.has(word),
    list: (folder, matches) => filesBelow(root, folder).filter((file) => matches.test(file)),
    module,
    resolve(from, specifier) {
      const wanted = specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier)
        : specifier.startsWith('#')
          ? packageImport(packages, from, specifier)
          : specifier
      if (wanted === undefined) return undefined
      if (resolved.has(wanted)) return resolved.get(wanted)
      const file = /^[.#]/.test(specifier) ? wanted : packageFile(packages, specifier)
      const found = file !== undefined && /\.tsx?$/.test(file) && existsSync(join(root, file)) ? file : undefined
      resolved.set(wanted, found)
      return found
    },
  }
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const file = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(root, file) : [file]
  })
}

interface Package {
  folder: string
  exports: Readonly<Record<string, string>>
  /** What its own files import by names that begin with `#`. */
  imports: Readonly<Record<string, string>>
}

/** Every package of the repository that others may import, by name. */
function packagesOf(root: string): Map<string, Package> {
  const folders = ['schemas', ...['packages', 'apps'].flatMap((parent) => childrenOf(root, parent))]
  return new Map(
    folders.flatMap((folder) => {
      const path = join(root, folder, 'package.json')
      if (!existsSync(path)) return []
      const { name, exports, imports } = JSON.parse(readFileSync(path, 'utf8')) as {
        name: string
        exports?: unknown
        imports?: unknown
      }
      return [[name, { folder, exports: pathsOf(exports), imports: pathsOf(imports) }]]
    }),
  )
}

function childrenOf(root: string, parent: string): string[] {
  const path = join(root, parent)
  return existsSync(path) ? readdirSync(path).map((name) => posix.join(parent, name)) : []
}

/** The exports that lead to one file each, whatever the conditions. */
function pathsOf(exports: unknown): Record<string, string> {
  if (exports === null || typeof exports !== 'object') return {}
  const fileOf = (target: unknown): string | undefined => {
    if (typeof target === 'string') return target
    return target === null || typeof target !== 'object' ? undefined : fileOf(Object.values(target).at(-1))
  }
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, target]) => {
      const file = fileOf(target)
      return file === undefined ? [] : [[path, file]]
    }),
  )
}

function packageFile(packages: ReadonlyMap<string, Package>, specifier: string): string | undefined {
  const [scope, name, ...rest] = specifier.split('/')
  const found = packages.get(`${scope}/${name}`)
  if (found === undefined) return undefined
  const path = ['.', ...rest].join('/')
  return mapped(found.folder, found.exports, path)
}

/** The file that `#…` means in the package of the file that imports it. */
function packageImport(packages: ReadonlyMap<string, Package>, from: string, specifier: string): string | undefined {
  const own = [...packages.values()].find(({ folder }) => from.startsWith(`${folder}/`))
  return own && mapped(own.folder, own.imports, specifier)
}

/** Looks a path up in the exports or imports of a package, where one `*` stands for anything. */
function mapped(folder: string, targets: Readonly<Record<string, string>>, path: string): string | undefined {
  const exact = targets[path]
  if (exact !== undefined) return posix.join(folder, exact)
  for (const [pattern, target] of Object.entries(targets)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue
    return posix.join(folder, target.replace('*', path.slice(before.length, path.length - after.length)))
  }
  return undefined
}

/** The repository that a folder belongs to. Throws when there is none above it. */
export function findRoot(folder: string): string {
  if (existsSync(join(folder, 'packages')) && existsSync(join(folder, 'schemas'))) return folder
  if (dirname(folder) === folder) throw new Error('This is not inside of the repository.')
  return findRoot(dirname(folder))
}

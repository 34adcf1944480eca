import { posix } from 'node:path'

/** A file of fewer lines is one more hop for its reader, unless several files use it. */
const fewestLines = 15

/**
 * Files that stand alone by a convention: a page, a block, a handler and a page of the identity provider have one each, and
 * `api/` calls clients, which components may not. Style sheets and declarations cannot join a module.
 */
const alone =
  /Page\.tsx$|\/content\/blocks\/|\/api\/|\/rest\/handlers\/|\/identity\/pages\/|\.css\.ts$|\.d\.ts$|\/(generated|paraglide|testing)\//
const test = /\.(test|fixtures)\.tsx?$/

/**
 * Returns the files of fewer than 15 lines that one file of the same room imports and no other, tests included. `texts`
 * maps the path of each source of the apps to its text. What is imported lazily is a file of its own by design.
 */
export function smallFiles(texts) {
  const users = new Map()
  for (const [path, text] of Object.entries(texts))
    for (const [, call, name] of text.matchAll(/(?:\bfrom|\bimport)\s*(\(?)\s*'([^']+)'/g)) {
      const file = fileOf(path, name)
      users.set(file, [...(users.get(file) ?? []), { path, isLazy: call !== '' }])
    }
  return Object.entries(texts)
    .filter(([path]) => !alone.test(path) && !test.test(path))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length, users: users.get(path) ?? [] }))
    .filter(({ path, lines, users: [user, ...others] }) => {
      const isOnly = user !== undefined && !user.isLazy && others.length === 0
      return lines < fewestLines && isOnly && roomOf(user.path) === roomOf(path)
    })
    .map(({ path, lines, users: [user] }) => `${path} has ${lines} lines and one user: let it join ${user.path}`)
}

/** Returns the path of what a module imports by a name; `#` stands for the sources of its app. */
function fileOf(path, name) {
  if (name.startsWith('#')) return posix.join(sourcesOf(path), name.slice(1))
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
}

/** Returns the folder that imports may not freely cross: `features/search` of the web app, `ledger` of the sandbox. */
function roomOf(path) {
  const sources = sourcesOf(path)
  const [layer, room] = path.slice(sources.length + 1).split('/')
  return /^(pages|features|domain)$/.test(layer) ? `${sources}/${layer}/${room}` : `${sources}/${layer}`
}

function sourcesOf(path) {
  return path.split('/').slice(0, 3).join('/')
}

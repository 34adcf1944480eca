import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import escapeHtml from 'escape-html'
import mustache from 'mustache'

/** What stands in a template, by name. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined | readonly Values[]
}

/**
 * Reads the templates of a folder, and returns what fills one: each is known by the name of its `.mustache` file. One that
 * another names, `{{> credentials.mustache}}`, is found from the folder.
 */
export function readTemplates(folder: string): (name: string, values: Values) => string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = readdirSync(folder).filter((file) => file.endsWith('.mustache'))
  const templates = new Map(files.map((file) => [parse(file).name, read(file)]))
  return (name, values) => {
    const template = templates.get(name)
    if (template === undefined) throw new Error(`There is no template "${name}" in ${folder}.`)
    return mustache.render(template, values, read, { escape: escapeHtml })
  }
}

import type { FastifyInstance } from 'fastify'

export interface PolicyReportsOptions {
  /** The path that the pages' policy names. */
  path: string
  headers: Readonly<Record<string, string>>
  log: (line: string) => void
}

/** Returns where a host takes what browsers report of its pages' policy. */
export const reportsAddress = (basePath: string) => `${basePath}/policy-reports`

const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json']
const longestBody = 32 * 1024
const mostReports = 20
/** So many kinds of violations are logged, each once: anybody may send reports. */
const mostLines = 200

/**
 * Takes what browsers report of the pages' policy, and logs each kind of violation once: the rule, the site that was
 * blocked, the page and the file. Nothing of a person: no query, no id in an address, no sample of the page's text.
 */
export function registerPolicyReports(app: FastifyInstance, { path, headers, log }: PolicyReportsOptions): void {
  const logged = new Set<string>()
  const logOnce = (line: string) => {
    if (logged.size >= mostLines || logged.has(line)) return
    logged.add(line)
    log(line)
    if (logged.size === mostLines) log('policy violation: no further kinds are logged')
  }
  void app.register(async (scope) => {
    readReports(scope)
    // The page of a post has no origin, so its browser asks first.
    scope.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...headers, 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' })
        .send(),
    )
    scope.post(path, (request, reply) => {
      for (const line of reportsIn(request.body).slice(0, mostReports).map(lineOf))
        if (line !== undefined) logOnce(line)
      return reply
        .code(204)
        .headers({ ...headers, 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
        .send()
    })
  })
}

/** Reads reports as JSON; nothing is a report of nothing. */
function readReports(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: longestBody } as const
  scope.addContentTypeParser<string>(reportTypes, options, (_request, text, done) => {
    try {
      done(null, text.trim() === '' ? undefined : JSON.parse(text))
    } catch {
      done(Object.assign(new Error('The report is not JSON.'), { statusCode: 400 }))
    }
  })
}

/** Returns the reports of either way to send them: one by one, or as a list of several kinds. */
function reportsIn(body: unknown): Record<string, unknown>[] {
  if (!Array.isArray(body)) return [fieldsOf(fieldsOf(body)['csp-report'])]
  return body
    .map(fieldsOf)
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => fieldsOf(report['body']))
}

/** Undefined for what is no report. */
function lineOf(report: Record<string, unknown>): string | undefined {
  const directive =
    textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? ''
  if (!/^[a-z-]{1,40}$/.test(directive)) return undefined
  const site = siteOf(textIn(report, 'blockedURL', 'blocked-uri'))
  const page = placeOf(textIn(report, 'documentURL', 'document-uri'))
  const file = placeOf(textIn(report, 'sourceFile', 'source-file'))
  const line = report['lineNumber'] ?? report['line-number']
  const where = file === '' ? '' : ` (${file}:${typeof line === 'number' ? Math.trunc(line) : '?'})`
  return `policy violation: ${directive} blocked ${site} at ${page}${where}`
}

/** Returns the site of an address, or the word that stands for one, such as `inline`. */
function siteOf(address: string): string {
  const url = URL.parse(address)
  if (url === null) return /^[a-z-]{1,40}$/.test(address) ? address : 'something'
  return url.origin === 'null' ? url.protocol : url.origin
}

/** Returns the path of an address; of what may be an id or a name, a star. */
function placeOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  return path
    .split('/')
    .map((part) => (/^[a-z-]{0,40}$|^[\w-]{1,60}\.(?:js|css|html)$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 200)
}

/** Returns the first of some fields that is a text; the two kinds of reports name them differently. */
function textIn(fields: Record<string, unknown>, ...names: string[]): string {
  return names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? ''
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type RestHost, restHosts } from '@clubhouse/schemas/load-document'
import type { Check, Finding } from './finding.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))

interface Report {
  problems: {
    ruleId: string
    message: string
    location: { source: { ref: string }; start?: { line: number } }[]
  }[]
}

/** The strictest general rules for OpenAPI, by an independent linter. Its settings are `schemas/redocly.yaml`. */
export function lintRedocly(): Check {
  return {
    name: 'OpenAPI lint',
    async run() {
      const findings = await Promise.all(restHosts.map(lint))
      return { looked: restHosts.length, findings: findings.flat() }
    },
  }
}

function lint(host: RestHost): Promise<Finding[]> {
  const options = ['lint', '--config', 'schemas/redocly.yaml', '--format', 'json', '--max-problems', '1000']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [cli, ...options, `schemas/rest/${host}.openapi.yaml`],
      {
        cwd: root,
        maxBuffer: 1 << 26,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      },
      (error, stdout, stderr) => {
        try {
          resolve(toFindings(host, JSON.parse(stdout) as Report))
        } catch {
          reject(new Error(`The linter said nothing that can be read: ${stderr || String(error)}`))
        }
      },
    )
  })
}

function toFindings(host: RestHost, { problems }: Report): Finding[] {
  return problems.map(({ ruleId, message, location: [at] }) => ({
    subject: `${host} ${ruleId}`,
    message,
    place: `${at?.source.ref ?? `schemas/rest/${host}.openapi.yaml`}:${at?.start?.line ?? 1}`,
  }))
}

import { createHost, type HostOptions } from '@clubhouse/host/create-host'
import { reportsAddress } from '@clubhouse/host/policy-reports'
import { securityHeaders } from '@clubhouse/host/security-headers'
import type { FastifyInstance } from 'fastify'
import {
  isInSimulatedShell,
  simulatedShellPath,
  simulatedShellScript,
  withSimulatedShell,
} from './simulated-shell/simulated-shell.ts'

/** Mounts the host that clubs deploy, and what stands in for the native shell in the developer tools' phone frame. */
export function registerWebApp(app: FastifyInstance, options: Omit<HostOptions, 'dressPage'>): void {
  const { basePath, config } = options
  const headers = { ...securityHeaders({ config, reports: reportsAddress(basePath) }), 'cache-control': 'no-cache' }
  app.get(`${basePath}${simulatedShellPath}`, (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(simulatedShellScript),
  )
  void app.register(
    createHost({
      ...options,
      dressPage: (request, html) =>
        isInSimulatedShell(request) ? { html: withSimulatedShell(html, basePath), framed: 'same-origin' } : undefined,
    }),
  )
}

import type { FastifyInstance } from 'fastify'
import { resetSampleData } from '../members/seed-sample-data.ts'
import { readBooks } from '../ledger/books.ts'
import { cancelOrder } from '../ledger/orders.ts'
import { setStock } from '../ledger/stock.ts'
import { inspectLedger } from '../ledger/violations.ts'
import { toOrder } from '../members/stored-orders.ts'
import { nearestOperation, type OperationAddress } from '../rest/nearest-operation.ts'
import { notFound, validationProblem } from '../rest/problem.ts'
import { speakJson } from '../rest/json-bodies.ts'
import type { SharedState } from '../shared-state.ts'
import type { SampleData } from '../sample-data/sample-data.ts'
import { sampleMembers } from '../sample-data/sample-members.ts'
import { copyMember, type CopyContext, type CopyRequest } from './copy-member.ts'
import { addDuration } from './duration.ts'
import type { FaultRequest } from './faults.ts'
import type { Flags, FlagSetting } from './flags.ts'
import { controlInputReader } from './input.ts'
import { loopbackOnly } from './loopback.ts'
import { dumpMember } from './member-dump.ts'
import type { Observer } from './observed-call.ts'
import type { RequestFilter } from './request-log.ts'

export interface ControlOptions {
  copies: CopyContext
  sampleData: SampleData
  state: SharedState
  flags: Flags
  observer: Observer
  /** Of whose pages the developer tools may be part. */
  ownOrigins: readonly string[]
  /** All that a fault can be asked for; asked when it is, since more is mounted after this. */
  readonly operations: () => readonly OperationAddress[]
}

const flagPattern = '^[A-Za-z0-9_.-]{1,80}$'
const readCopy = controlInputReader<CopyRequest>('memberCopy')
const readFilter = controlInputReader<RequestFilter>('requestFilter', 'query')
const readFlag = controlInputReader<Omit<FlagSetting, 'name'>>('flag')
const readStock = controlInputReader<{ remaining: number }>('stock')
const readClock = controlInputReader<{ now?: string; advance?: string }>('clock')
const readFault = controlInputReader<FaultRequest>('fault')
const readFaultFilter = controlInputReader<{ member?: string }>('faultFilter', 'query')

/** The calls under `/_sandbox`, for tests and for the developer tools page. */
export function registerControl(app: FastifyInstance, options: ControlOptions): void {
  const { copies, sampleData, state, flags, observer, operations } = options
  const { database, clock } = copies
  void app.register(
    async (control) => {
      speakJson(control)
      loopbackOnly(control, options.ownOrigins)

      control.post('/reset', async (_request, reply) => {
        await resetSampleData(database, sampleData)
        await state.refresh()
        return reply.code(204).send()
      })

      control.post('/members', async (request, reply) => {
        await state.refresh()
        return reply.code(201).send(await copyMember(copies, readCopy(request.body)))
      })
      control.get('/members', () => sampleMembers.map(({ key, email, usablePoints }) => ({ key, email, usablePoints })))
      control.get<{ Params: { email: string } }>('/members/:email', async ({ params }) => {
        const dump = await dumpMember(database.pool, params.email, sampleData.origin, clock.now())
        if (dump === undefined) throw notFound(`There is no member ${params.email}.`)
        return dump
      })

      control.get('/flags', () => flags.settings())
      control.put<{ Params: { name: string } }>('/flags/:name', async ({ params, body }) => {
        if (!new RegExp(flagPattern).test(params.name))
          throw validationProblem([{ path: 'path/name', message: `must match ${flagPattern}` }])
        const setting = { name: params.name, ...readFlag(body) }
        await flags.set(setting)
        return setting
      })

      control.put<{ Params: { rewardId: string } }>('/stock/:rewardId', async ({ params: { rewardId }, body }) => {
        const { remaining } = readStock(body)
        const found = copies.catalogue().find('SPEND', rewardId)
        if (found === undefined) throw notFound(`There is no reward ${rewardId}.`)
        const stockedAs = found.reward.rewardId
        await setStock(database.pool, stockedAs, remaining)
        return { rewardId: stockedAs, remaining }
      })

      control.get('/clock', async () => {
        await state.refresh()
        return { now: clock.now() }
      })
      control.put('/clock', async ({ body }) => {
        const { now, advance } = readClock(body)
        await state.refresh()
        const from = now === undefined ? clock.now() : new Date(now)
        const moved = advance === undefined ? from : addDuration(from, advance)
        if (moved === undefined)
          throw validationProblem([{ path: 'body/advance', message: 'must be an ISO 8601 duration, such as P1DT12H' }])
        const year = moved.getUTCFullYear()
        if (!(year >= 1971 && year <= 9000))
          throw validationProblem([{ path: 'body', message: 'must lead to a year from 1971 to 9000' }])
        await state.setClock(moved)
        return { now: clock.now() }
      })
      control.delete('/clock', async (_request, reply) => {
        await state.setClock(undefined)
        return reply.code(204).send()
      })

      control.post('/faults', async ({ body }, reply) => {
        const fault = readFault(body)
        checkOperation(fault.operationId, operations())
        const { operationId: _, member: _member, times: _times, skip: _skip, ...effects } = fault
        if (Object.keys(effects).length === 0)
          throw validationProblem([
            { path: 'body', message: 'must say what happens: status, code, message, body, headers, delayMs or drop' },
          ])
        await observer.faults.add(fault)
        return reply.code(204).send()
      })
      control.get('/faults', () => observer.faults.waiting())
      control.delete('/faults', async ({ query }, reply) => {
        await observer.faults.clear(readFaultFilter(query).member)
        return reply.code(204).send()
      })

      control.get('/requests', ({ query }) => {
        return observer.log.read(readFilter(query))
      })

      control.post<{ Params: { orderId: string } }>('/orders/:orderId/cancel', async ({ params: { orderId } }) => {
        await state.refresh()
        const cancelled = await database.transaction((client) => cancelOrder(client, orderId, clock.now()))
        if (cancelled === undefined) throw notFound(`There is no order ${orderId}.`)
        return toOrder(cancelled, sampleData.origin, clock.now())
      })

      control.get('/operations', () =>
        [...new Set(operations().map(({ operationId }) => operationId))].toSorted((one, other) =>
          one.localeCompare(other),
        ),
      )

      control.get('/ledger', () => database.transaction(inspectLedger))
      control.get('/ledger/books', () => database.transaction(readBooks))

      control.get('/health', async () => {
        await database.pool.query('select 1')
        return { status: 'ok' }
      })
    },
    { prefix: '/_sandbox' },
  )
}

/** A fault for an operation that nobody calls would wait for ever. */
function checkOperation(operationId: string, operations: readonly OperationAddress[]) {
  if (/^content\.\w+$/.test(operationId) || operations.some((operation) => operation.operationId === operationId))
    return
  const nearest = nearestOperation(
    '',
    operationId,
    operations.map((operation) => ({ ...operation, path: operation.operationId })),
  )
  throw validationProblem([
    { path: 'body/operationId', message: `is not known; the nearest is ${nearest?.operationId}` },
  ])
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Observe } from '../observe.ts'

export interface Metrics {
  observe: Observe
  request(method: string, status: number, seconds: number): void
  publish(isAccepted: boolean): void
  /** In the text form of Prometheus. */
  text(): string
}

/** What is read when somebody asks. */
export interface Gauges {
  underWay: () => number
  unreadBytes: () => number
  connections: () => number
  copies: () => { count: number; bytes: number }
  diskBytes: () => number
}

const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

/** Counts what the host does. No label holds an address: that would be a series for each, and might be about a person. */
export function createMetrics(gauges: Gauges): Metrics {
  const requests = counter('host_requests_total', 'Requests that were answered, by method and class of status.')
  const pages = counter('host_pages_total', 'Pages that were answered, by where they came from.')
  const renders = counter('host_renders_total', 'Pages and matches that the renderer made, by what became of them.')
  const endings = counter('host_renderer_endings_total', 'How often the renderer ended or hung, and was started again.')
  const publishes = counter('host_publish_calls_total', 'Calls of the content service, by whether they were accepted.')
  const diskFailures = counter('host_disk_failures_total', 'Copies that the folder could not take or give.')
  const answering = histogram('host_request_seconds', 'From a request to the end of its answer.')
  const rendering = histogram('host_render_seconds', 'From asking the renderer to its answer.')
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauge = (name: string, help: string, value: number) =>
    `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`

  return {
    observe(event) {
      if (event.kind === 'page') pages.add({ from: event.from })
      if (event.kind === 'renderer ended') endings.add({})
      if (event.kind === 'disk') diskFailures.add({})
      if (event.kind !== 'rendered') return
      renders.add({ result: event.result })
      rendering.add(event.milliseconds / 1_000)
    },
    request(method, status, seconds) {
      requests.add({
        method: /^(?:GET|HEAD|POST|OPTIONS)$/.test(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      })
      answering.add(seconds)
    },
    publish: (isAccepted) => publishes.add({ accepted: String(isAccepted) }),
    text: () =>
      [
        ...[requests, pages, renders, endings, publishes, diskFailures, answering, rendering].map((each) =>
          each.text(),
        ),
        gauge('host_requests_under_way', 'Requests that are being answered.', gauges.underWay()),
        gauge('host_unread_bytes', 'The size of pages that clients have not read yet.', gauges.unreadBytes()),
        gauge('host_connections', 'Open connections.', gauges.connections()),
        gauge('host_page_copies', 'Rendered pages in memory.', gauges.copies().count),
        gauge('host_page_copies_bytes', 'Their size.', gauges.copies().bytes),
        gauge('host_disk_copies_bytes', 'The size of those in the folder.', gauges.diskBytes()),
        gauge(
          'host_event_loop_delay_p99_seconds',
          'How late the process comes to its work.',
          delay.percentile(99) / 1e9,
        ),
        gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
        gauge('process_start_time_seconds', 'When it was started.', Math.floor(Date.now() / 1_000 - process.uptime())),
        '',
      ].join('\n'),
  }
}

function counter(name: string, help: string) {
  const values = new Map<string, number>()
  return {
    add(labels: Readonly<Record<string, string>>) {
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',')
      values.set(key, (values.get(key) ?? 0) + 1)
    },
    text: () =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...values].map(([key, value]) => `${name}${key === '' ? '' : `{${key}}`} ${value}`),
      ].join('\n'),
  }
}

function histogram(name: string, help: string) {
  const counts = buckets.map(() => 0)
  let count = 0
  let sum = 0
  return {
    add(seconds: number) {
      count++
      sum += seconds
      for (const [index, bound] of buckets.entries()) if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1
    },
    text: () =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...buckets.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index] ?? 0}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ].join('\n'),
  }
}

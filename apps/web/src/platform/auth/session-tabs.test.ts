import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToTabs, sendToTabs, type TabMessage } from './session-tabs.ts'

/** What this tab hears of others while the test runs. */
function heardHere(): TabMessage[] {
  const heard: TabMessage[] = []
  onTestFinished(listenToTabs((message) => heard.push(message)))
  return heard
}

/** Another tab: speaks by the channel alone, and has what is told there. */
function otherTab() {
  const channel = new BroadcastChannel('clubhouse-session')
  onTestFinished(() => channel.close())
  const told: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => told.push(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take one: a channel is of one origin
  return { say: (message: unknown) => channel.postMessage(message), told }
}

const ended = { kind: 'ended' }

test('the end of the session in another tab is heard by the channel alone', async () => {
  const heard = heardHere()
  otherTab().say(ended)
  await vi.waitFor(() => expect(heard).toEqual([ended]))
})

test('the end of the session in another tab is heard by storage alone', () => {
  const heard = heardHere()
  const say = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-ended', newValue }))
  say('1')
  // It is removed at once, which says nothing more.
  say(null)
  expect(heard).toEqual([ended])
})

test('the end of the session is told by both, and stays nowhere', async () => {
  const { told } = otherTab()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  onTestFinished(() => written.mockRestore())
  sendToTabs({ kind: 'ended' })
  await vi.waitFor(() => expect(told).toEqual([ended]))
  expect(written).toHaveBeenCalledWith('session-ended', expect.any(String))
  expect(localStorage.getItem('session-ended')).toBeNull()
})

test('what another version of the app says is not taken for something else', async () => {
  const heard = heardHere()
  const { say } = otherTab()
  for (const odd of [{ kind: 'tomorrow' }, { kind: 'signed-in' }, 'ended', null, ended]) say(odd)
  await vi.waitFor(() => expect(heard).toEqual([ended]))
})

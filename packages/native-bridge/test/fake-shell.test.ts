import { expect, test } from 'vitest'
import { createBridge } from '../src/create-bridge.ts'
import { createFakeShell } from '../src/fake-shell.ts'

const ignore = { onUnknown: () => undefined }

test('a developer sees at once that a message breaks the schema', () => {
  const shell = createFakeShell()
  const bridge = createBridge(shell.port, ignore)
  expect(() => bridge.send({ type: 'share_link', url: 'javascript:alert(1)', title: 'Tea', message: '' })).toThrow(
    'The web app may not send {"type":"share_link","url":"javascript:alert(1)"',
  )
  expect(() => bridge.send({ type: 'braze_config', deviceId: 'x'.repeat(65) })).toThrow('The web app may not send')
  expect(shell.received).toEqual([])
})

test('it cannot itself say what the schema does not allow', () => {
  const shell = createFakeShell()
  expect(() => shell.say({ type: 'par_response', authUrl: 'data:text/html,' })).toThrow('The shell may not say')
})

test('it makes a link for the page that is shared [RWD-22]', async () => {
  const bridge = createBridge(createFakeShell().port, ignore)
  const url = 'https://club.kestrel.test/kestrel-red/rewards/tea-1'
  await expect(bridge.request({ type: 'create_deep_link', url }, { timeoutMs: 1000 })).resolves.toEqual({
    type: 'deep_link_response',
    url,
    deepLink: 'https://go.kestrel.test/open?page=https%3A%2F%2Fclub.kestrel.test%2Fkestrel-red%2Frewards%2Ftea-1',
  })
})

test('it can be made to fail at one thing and still do the rest', async () => {
  const shell = createFakeShell({ create_deep_link: ({ url }) => ({ type: 'deep_link_error', url }) })
  const bridge = createBridge(shell.port, ignore)
  const url = 'https://club.kestrel.test/'
  await expect(bridge.request({ type: 'create_deep_link', url }, { timeoutMs: 1000 })).resolves.toEqual({
    type: 'deep_link_error',
    url,
  })
  await expect(bridge.request({ type: 'web_ready' }, { timeoutMs: 1000 })).resolves.toEqual({
    type: 'shell_info',
    platform: 'fake',
  })
})

// What a native shell puts into the window, for a page that the developer tools show in their phone frame: texts go to the
// page around it, and what that says is said in this very window, as a real shell speaks.
;(() => {
  const { origin } = location
  window.ClubShell = { postMessage: (text) => parent.postMessage({ kind: 'to-shell', text }, origin) }
  addEventListener('message', ({ data, source, origin: from }) => {
    if (source === parent && from === origin && data && data.kind === 'to-web') postMessage(data.text, origin)
  })
})()

// In the frame of an embedded checkout: sends the form without leaving the page, so that a lost network can be told, and
// tells the page around it how high it is and, at the end, that it is paid.
const pageOf = (part) => part.querySelector('.card')
const origins = JSON.parse(pageOf(document).dataset.origins)
const tell = (message) => {
  for (const origin of origins) parent.postMessage({ source: 'clubhouse-payments', ...message }, origin)
}
const tellHeight = () => tell({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) })
const tellEnd = () => {
  const { tells } = pageOf(document).dataset
  if (tells !== '') tell(JSON.parse(tells))
}

// A frame out of sight observes nothing until it comes into view.
tellHeight()
new ResizeObserver(tellHeight).observe(document.body)
tellEnd()

document.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(event.target, event.submitter)
})

async function send(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter))
  const buttons = form.querySelectorAll('button')
  for (const button of buttons) button.disabled = true
  const { label } = submitter.dataset
  submitter.textContent = 'Please wait…'
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields })
    // Without its head: the style there has the nonce of another document.
    const [body] = /<body>.*<\/body>/s.exec(await answer.text())
    pageOf(document).replaceWith(pageOf(new DOMParser().parseFromString(body, 'text/html')))
    const first = document.querySelector('[aria-invalid], [role=alert], [role=status], h1')
    if (!first.matches('input')) first.tabIndex = -1
    first.focus()
    tellEnd()
  } catch {
    for (const button of buttons) button.disabled = false
    submitter.textContent = label
    const problem = document.querySelector('#connection')
    document.querySelector('.problem:not(#connection)')?.remove()
    problem.hidden = false
    problem.focus()
  }
}

// The provider's script, as far as an embedded checkout needs it: `Stripe(key)` and what react-stripe-js calls on it.
// It knows nothing of the page but the element that it is given, and puts a frame of its own origin there.
;(() => {
  const provider = new URL(document.currentScript.src).origin
  const source = 'clubhouse-payments'
  let isOpen = false

  const notHere = (name) => () => Promise.reject(new Error(`${name} is not part of this stand-in.`))

  window.Stripe = (publishableKey) => {
    if (!/^pk_\w+$/.test(publishableKey)) throw new Error('The publishable key is not one.')
    return {
      elements: () => {
        throw new Error('elements is not part of this stand-in.')
      },
      createToken: notHere('createToken'),
      createPaymentMethod: notHere('createPaymentMethod'),
      confirmCardPayment: notHere('confirmCardPayment'),
      createEmbeddedCheckoutPage,
    }
  }

  async function createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret, onComplete }) {
    if (isOpen) throw new Error('There is an embedded checkout already.')
    isOpen = true
    let frame
    try {
      frame = frameOf(clientSecret ?? (await fetchClientSecret()))
    } catch (error) {
      isOpen = false
      throw error
    }

    const listen = ({ origin, source: sender, data }) => {
      if (origin !== provider || sender !== frame.contentWindow || data?.source !== source) return
      if (data.type === 'resize') frame.style.height = `${data.height}px`
      if (data.type !== 'complete') return
      if (onComplete === undefined) window.location.assign(data.returnUrl)
      else onComplete()
    }
    window.addEventListener('message', listen)

    return {
      mount(place) {
        const element = typeof place === 'string' ? document.querySelector(place) : place
        if (element === null) throw new Error(`There is no ${place}.`)
        element.append(frame)
      },
      unmount: () => frame.remove(),
      destroy() {
        window.removeEventListener('message', listen)
        frame.remove()
        isOpen = false
      },
    }
  }

  function frameOf(clientSecret) {
    const frame = document.createElement('iframe')
    frame.src = `${provider}/payments/checkout/${encodeURIComponent(clientSecret)}?embedded=1`
    frame.title = 'Secure card payment'
    frame.style.border = '0'
    frame.style.width = '100%'
    return frame
  }
})()

// The identity provider comes back here inside a hidden frame; the page around it does the rest (oidc-client-ts reads this message).
window.parent.postMessage({ source: 'oidc-client', url: window.location.href, keepOpen: false }, window.location.origin)

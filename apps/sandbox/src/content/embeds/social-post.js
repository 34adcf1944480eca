for (const post of document.querySelectorAll('blockquote.kestrel-social-post:not([data-embedded])'))
  post.setAttribute('data-embedded', 'true')

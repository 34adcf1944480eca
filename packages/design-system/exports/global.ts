import '../src/fonts/figtree.css'
import '../src/fonts/fallback.css.ts'
import '../src/themes/themes.css.ts'
import '../src/styles/reset.css.ts'

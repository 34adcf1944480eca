/** Address of the one font file of a first view, for `<link rel="preload" as="font" crossorigin>`. */
export { default as fontUrl } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

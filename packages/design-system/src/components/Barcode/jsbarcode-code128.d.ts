/** The library types its drawing only; this is the encoder behind it. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(data: string, options: { readonly ean128?: boolean })
    encode(): { readonly text: string; readonly data: string }
  }
}

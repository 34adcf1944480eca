const currencies: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '£': ['pound', 'pounds'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
  '¥': ['yen', 'yen'],
}

/** Letters that are no letter with a mark, and are lost otherwise. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * Returns the words of a title as they stand in an address: `12-pounds-off-lunch`. Empty when it has none, and then the
 * address is the id alone (RTE-39). Whoever follows an address with an earlier slug gets there too: its id counts (RTE-40).
 */
export function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþ]/g, (letter) => letters[letter] ?? letter)
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .replaceAll(/([£$€¥]) ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?([£$€¥])/g, (_all, before, after, amount, sign) =>
        inWords(String(before ?? sign), String(after ?? amount)),
      )
      .replaceAll(/(?<=\d) ?%/g, ' percent ')
      .replaceAll(/(?<=[\p{L}\p{N}]) ?& ?(?=[\p{L}\p{N}])/gu, ' and ')
      .normalize('NFKD')
      // Marks of Latin and Greek letters; in other scripts a mark may be a letter of its own.
      .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036F]+|['’ʼ]|\uFE0F/gu, '')
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
  )
}

function inWords(sign: string, amount: string): string {
  const [one, many] = currencies[sign] ?? ['', '']
  return ` ${amount} ${amount === '1' ? one : many} `
}

import type { SymbolName } from './symbols.ts'

/** How a brand signs: its sign, two inks on a ground, the cut of its letters and how they stand together. */
export interface Mark {
  symbol: SymbolName
  ground: string
  ink: string
  second: string
  /** Stroke of the letters, in hundredths of their height. */
  weight: number
  tracking: number
  layout: 'stacked' | 'badge' | 'wordmark' | 'emblem'
  lean?: number
}

const red = '#d6001f'
const group: Mark = {
  symbol: 'kestrel',
  ground: red,
  ink: '#ffffff',
  second: '#ffd1c9',
  weight: 17,
  tracking: 9,
  layout: 'stacked',
}

function mark(
  symbol: SymbolName,
  layout: Mark['layout'],
  ground: string,
  ink: string,
  second: string,
  weight: number,
  tracking: number,
  lean?: number,
): Mark {
  return { symbol, layout, ground, ink, second, weight, tracking, ...(lean !== undefined && { lean }) }
}

export const marks: Readonly<Record<string, Mark>> = {
  'kestrel-airways': group,
  'kestrel-voyages': group,
  'kestrel-holidays': group,
  'kestrel-trains': group,
  'kestrel-wines': { ...group, ground: '#6d0a24' },
  'kestrel-mobile': group,
  'kestrel-foundation': { ...group, ground: '#ffffff', ink: red, second: '#f3a6a0' },
  'kestrel-red-card': { ...group, ground: '#211619' },
  'kestrel-plus': { ...group, ground: '#3a1d5c', ink: '#ffd9a0' },
  'larkfield-hotels': mark('key', 'emblem', '#f5efe4', '#2e4a3f', '#b98b4a', 8, 30),
  'juniper-house': mark('berries', 'stacked', '#e8efe6', '#27506b', '#4f8a5b', 7, 34),
  'meridian-lounges': mark('globe', 'stacked', '#101c3d', '#f2d49b', '#7fa7e0', 9, 26),
  'tern-and-tide': mark('waves', 'badge', '#e4f3f8', '#0d5c8c', '#33a6c8', 16, 8, 8),
  'blue-mesa-rentals': mark('mesa', 'stacked', '#fff3e2', '#1f4f8f', '#f08a3c', 18, 6),
  'harbor-and-pine': mark('pine', 'emblem', '#f6f0e4', '#1e4d3c', '#b5532f', 11, 20),
  'bellwether-rewards': mark('bell', 'badge', '#fbf3df', '#3d2b7d', '#e0a52e', 14, 12),
  'northmoor-steam-railway': mark('wheel', 'emblem', '#5b1420', '#f4d9a0', '#f4d9a0', 10, 18),
  'continental-sleeper': mark('moon', 'stacked', '#151b46', '#f7ecd2', '#f2b84b', 7, 36),
  'pacific-crest-rail': mark('peaks', 'badge', '#eef6f4', '#0e5a63', '#f28f3b', 16, 9),
  'copperpot-coffee': mark('pot', 'emblem', '#f7ebdf', '#a2491f', '#6b2f16', 12, 16),
  'bramble-and-oak': mark('oakLeaf', 'stacked', '#24402f', '#f3e3bd', '#d9a441', 9, 22),
  'saffron-and-rye': mark('wheat', 'stacked', '#f6b73c', '#4a1f10', '#8a2f14', 7, 34),
  'dough-exchange': mark('slice', 'wordmark', '#fff1dc', '#c8281e', '#f2a93b', 24, 4),
  'pantry-street': mark('basket', 'badge', '#e3f2dc', '#256b3a', '#f28f3b', 19, 7),
  'supper-crate': mark('crate', 'wordmark', '#ffe2d1', '#b3361c', '#f2a93b', 22, 6),
  'golden-whisk': mark('whisk', 'emblem', '#fff6dd', '#b07a12', '#5b3a10', 8, 26),
  'prairie-bean': mark('sunrise', 'emblem', '#f8e7cc', '#7a3f1d', '#e08a2e', 14, 12),
  'blue-heron-diners': mark('bird', 'stacked', '#dff0f7', '#165a86', '#e2453b', 20, 5, 10),
  'taco-verano': mark('taco', 'wordmark', '#ffdf6b', '#d5352a', '#1f8a5b', 24, 4),
  'ashcombe-vineyard': mark('vine', 'stacked', '#f4f0e2', '#3f5a2a', '#8a2f4a', 6, 38),
  'three-casks': mark('casks', 'emblem', '#2b1a12', '#e8b765', '#e8b765', 11, 18),
  'sierra-bend': mark('grapes', 'stacked', '#f7e9ea', '#6d1f4f', '#4f7a3a', 9, 24),
  'hartwell-cinemas': mark('reel', 'badge', '#1b1533', '#ffffff', '#f2385a', 20, 8),
  'lantern-live': mark('lantern', 'wordmark', '#0f0f14', '#ffd25e', '#ff6a3d', 22, 6),
  'marquee-and-row': mark('star', 'emblem', '#7a0f2b', '#ffe1a8', '#ffb84d', 8, 30),
  'moonbeam-tv': mark('moon', 'wordmark', '#241a5e', '#e9e3ff', '#8f7bff', 18, 10),
  'pagewell-audio': mark('pages', 'stacked', '#fff0e3', '#d4502b', '#2b3a67', 12, 14),
  'silverline-theaters': mark('star', 'badge', '#e9edf3', '#23324f', '#c0263b', 13, 16),
  'backlot-drive-in': mark('screen', 'wordmark', '#16324a', '#ffe9b8', '#ff7a4d', 22, 5, 12),
  'playback-records': mark('record', 'wordmark', '#f5d33d', '#1c1c1c', '#e23b2e', 24, 4),
  'skylark-balloons': mark('balloon', 'stacked', '#d8eefb', '#d93a2b', '#f4b43a', 11, 16),
  'redline-driving': mark('flag', 'wordmark', '#15171c', '#ffffff', '#e3122d', 24, 4, 14),
  'stillwater-spas': mark('drop', 'stacked', '#e6f3f1', '#2b6f74', '#8fc7c0', 6, 40),
  'potters-yard': mark('vase', 'badge', '#f3e0cf', '#8c3b1e', '#2f6672', 17, 8),
  'peak-and-paddle': mark('paddle', 'emblem', '#e9f0e3', '#1f4d5c', '#e07b2e', 15, 12),
  'canyon-and-coast': mark('strata', 'stacked', '#fff0e0', '#b8472a', '#1f7a8c', 13, 14),
  'big-sky-zip': mark('swoosh', 'wordmark', '#bfe6fb', '#123a5c', '#f26a2e', 24, 4, 8),
  'marlow-grange': mark('tulip', 'stacked', '#fdeef0', '#b8315a', '#3f7a4a', 7, 32),
  otterbrook: mark('paw', 'badge', '#e5efdc', '#4a3524', '#2f7a58', 19, 7),
  'thrillbridge-park': mark('loop', 'wordmark', '#ffcf3a', '#5a1fa0', '#e3122d', 24, 4, 8),
  'science-loft': mark('atom', 'badge', '#0f2b46', '#7fe3d4', '#ffcf4a', 16, 10),
  'boulder-bay': mark('fish', 'emblem', '#dff3f4', '#0c5a78', '#f28a4a', 15, 12),
  'wonderline-parks': mark('star', 'wordmark', '#ff5f6d', '#fff4d6', '#ffd24a', 22, 6),
  'stonegate-trust': mark('castle', 'emblem', '#edf0e2', '#3d4f2f', '#a0762f', 10, 20),
  'volta-and-finch': mark('bolt', 'badge', '#f1f1f4', '#16161d', '#f2542d', 12, 14),
  'fernway-home': mark('fern', 'stacked', '#eef3ea', '#2f5d43', '#2f5d43', 8, 28),
  'bloom-dispatch': mark('flower', 'badge', '#ffe7ec', '#d63a6a', '#ffb52e', 16, 9),
  'brightside-energy': mark('sunrise', 'wordmark', '#fff3c2', '#e0601a', '#1f8f6b', 22, 6),
  'kettle-and-thread': mark('kettle', 'emblem', '#f2ece4', '#3a3f52', '#c8502e', 9, 24),
  'lumen-lane': mark('lamp', 'stacked', '#23211f', '#ffd98a', '#c9a46a', 7, 36),
  'tidepool-tech': mark('waves', 'badge', '#0f3440', '#7fe0e6', '#ff8a5c', 17, 8),
  'ellery-rowe': mark('hanger', 'wordmark', '#f7f2ec', '#1f1a1c', '#1f1a1c', 5, 44),
  'northbound-outdoors': mark('compass', 'badge', '#f3ead8', '#22402e', '#e0552a', 19, 7),
  'petal-theory': mark('petals', 'stacked', '#fbeeee', '#c75b7a', '#eaa6b4', 6, 38),
  'tempo-active': mark('chevrons', 'wordmark', '#121a2b', '#d9ff5c', '#4fd0ff', 24, 4, 14),
  'kind-thread': mark('spool', 'stacked', '#efe7f7', '#5b3a8c', '#d97aa0', 13, 14),
  'maple-and-main': mark('maple', 'emblem', '#faeee0', '#b3341f', '#2b3a4f', 13, 14),
  'sea-salt-and-sage': mark('bubbles', 'stacked', '#e8f2ec', '#3c6f66', '#9fc2a6', 6, 36),
  'ocean-keepers': mark('waves', 'stacked', '#e1f3fa', '#0b5c96', '#19a6b8', 17, 8),
  'little-acorns': mark('acorn', 'badge', '#fff4df', '#7a4a1f', '#e8a23c', 19, 7),
  'canopy-trust': mark('tree', 'emblem', '#e4f2e3', '#1f6b42', '#1f6b42', 15, 12),
  'second-table': mark('plates', 'stacked', '#fff0ea', '#c8472e', '#f2a93b', 14, 12),
  'warm-paws': mark('heart', 'badge', '#ffe9dd', '#d9532b', '#7a3320', 20, 6),
  'red-draw': mark('gem', 'wordmark', red, '#ffffff', '#ffd25e', 24, 4),
  'fortuna-hall': mark('clover', 'emblem', '#123f33', '#f2cf73', '#f2cf73', 9, 22),
  'quizzical-club': mark('speech', 'badge', '#ece4fb', '#5a2fb0', '#f2a93b', 19, 7),
}

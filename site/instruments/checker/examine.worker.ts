import { examine } from './examine.ts'

/** Beside the page, which stays free to type in. What it is sent is the draft, and nothing but the answer leaves it. */
self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(examine(data))

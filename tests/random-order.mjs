// Runs the suites in another order each time: npm run unit -- --testSequencer=./tests/random-order.mjs
// The order again, by its number: TEST_ORDER=7 npm run unit -- --testSequencer=./tests/random-order.mjs
import { createHash } from 'node:crypto'
import Sequencer from '@jest/test-sequencer'

const order = process.env.TEST_ORDER ?? String(Math.floor(Math.random() * 1e6))
const placeOf = ({ path }) => createHash('sha1').update(`${order} ${path}`).digest('hex')

export default class RandomOrder extends Sequencer {
  sort(tests) {
    console.log(`TEST_ORDER=${order}`)
    return [...tests].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  }
}

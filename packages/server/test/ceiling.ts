/**
 * The time limit of a test without a browser, in milliseconds. It only ends tests that hang: no result may depend on the
 * speed of the machine, so it is far longer than any test takes. Long runs add to it.
 */
export const TEST_CEILING = 600_000;

/** The time limit of any wait within a test: half, so that the wait fails first and names what did not happen. */
export const CEILING = TEST_CEILING / 2;

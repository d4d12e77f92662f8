/** Loads the page as the server has it now: what this device keeps may be the very version that is too old. */
export const loadAnew = async (): Promise<void> => {
  try {
    // It is registered again by the page that comes, which takes over what is kept.
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Where nothing is kept, the page comes from the server anyway.
  }
  location.reload();
};

/** Reloads the page from the server, because the version cached on this device may be outdated. */
export const reloadPage = async (): Promise<void> => {
  try {
    // The reloaded page registers it again and takes over the caches.
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Without a cache the page comes from the server anyway.
  }
  location.reload();
};

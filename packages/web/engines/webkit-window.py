#!/usr/bin/python3
"""A browser window for WebKitWebDriver: as narrow as a phone, which MiniBrowser can't be.

Arguments: <width>x<height> <language> <light|dark> <script that runs before each page's own>.
The interpreter is the system's, because python3-gi belongs to it.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

size, language, scheme, script = sys.argv[1:5]
width, height = (int(side) for side in size.split("x"))


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    # No window manager runs, so nobody else hands out the focus.
    view.grab_focus()
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.connect("close", lambda _view: Gtk.main_quit())
    return view


def describe(_context, session):
    version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", scheme == "dark")
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages([language])
context.set_automation_allowed(True)
context.connect("automation-started", describe)
Gtk.main()

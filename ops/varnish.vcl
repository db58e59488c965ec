vcl 4.1;

# One Varnish in front of Hearthcast. Needs varnish-modules (xkey). Set CDN=varnish and CDN_PURGE_URL to its address.
import std;
import xkey;

backend website {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the websites themselves.
acl websites {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!client.ip ~ websites) {
      return (synth(403));
    }
    # Not softly: what was taken down must not be shown once more.
    set req.http.purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Nothing that belongs to a person is cached: these answers say so themselves, and sign-in travels in a header.
  if (req.http.Authorization || req.http.Cookie ~ "session") {
    return (pass);
  }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # Purged when it changes, so it may stay long.
    set beresp.ttl = 1d;
    set beresp.grace = 1h;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
}
